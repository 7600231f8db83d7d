// What the service calls itself and its versions.

export const serviceName = 'dustjacket'
export const serviceVersion = '1.0.0'
export const apiVersion = 'v1'
export const generationEngine = 'v2'
