// What the client calls itself; the package has the same version.
export const sdkVersion = '1.0.0'
