// Runs in the browser: starts Scalar on our document, without fonts, telemetry or services of anybody else.
const place = document.getElementById('reference')
window.Scalar.createApiReference(place, {
  url: place.dataset.url,
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  documentDownloadType: 'direct',
  hideModels: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})
