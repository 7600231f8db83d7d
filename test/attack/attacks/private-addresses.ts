// A tenant has the service call addresses of its own network.
import { type Attack, jsonHeaders, mcpPath, noticed, type Target } from '../attack.ts'

const hidden = [
  'http://169.254.169.254/latest/meta-data/',
  'http://[fe80::1]/',
  'http://localhost:9/',
  'http://[::ffff:127.0.0.1]:9/',
]

const toolCall = (url: string, id: number) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'upload_reference_image', arguments: { image_url: url } },
})

export const privateAddresses: Attack = {
  name: 'requests to private addresses',
  strike: async ({ canary, call, attacker }: Target) => {
    const fetched = await Promise.all(
      [canary.url, ...hidden].map((url, id) =>
        call('POST', mcpPath, { key: attacker.apiKey, headers: jsonHeaders, body: toolCall(url, id + 1) }),
      ),
    )
    const hooked = await Promise.all(
      [canary.url, ...hidden].map((webhookUrl) =>
        call('POST', `/api/v1/covers/${attacker.coverId}/upscale`, {
          key: attacker.apiKey,
          body: { sourceAsset: 'preview', webhookUrl },
        }),
      ),
    )
    return noticed([...fetched, ...hooked], canary.visits() > 0 ? ['the service has called a private address'] : [])
  },
}
