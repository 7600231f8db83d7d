// Uploads in a folder and in a bucket.
import { after, before, describe } from 'node:test'
import { s3Credentials, startS3Server } from '../platform/storage/s3-server.ts'
import { acceptingOnly, onService, type StartedService, startTestService } from '../support/service.ts'
import { uploadBehaviour } from './behaviour.ts'

onService('sqlite', 'uploads into a folder', uploadBehaviour, acceptingOnly)

describe('uploads into a bucket', () => {
  let started: StartedService | undefined
  let server: Awaited<ReturnType<typeof startS3Server>> | undefined
  before(async () => {
    server = await startS3Server()
    started = await startTestService('postgres', {
      ...acceptingOnly,
      STORAGE_URL: server.storageUrl('jackets/covers'),
      AWS_ACCESS_KEY_ID: s3Credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
    })
  })
  after(async () => {
    await started?.stop()
    await server?.stop()
  })
  uploadBehaviour(() => {
    if (!started) throw new Error('the service only runs while tests do')
    return started.service
  })
})
