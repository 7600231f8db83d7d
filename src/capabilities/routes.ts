// The endpoint of the capabilities report.
import { getCapabilities } from '../contract/account.ts'
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { capabilities } from './report.ts'

export const capabilityEndpoints = (): Endpoint[] => {
  const report = capabilities()
  return [endpoint(getCapabilities, async () => ({ status: 200, body: report }))]
}
