import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on loopback that keeps every message it receives as a file of `folder`. */
export function startMailSink(folder) {
  mkdirSync(folder, { recursive: true })
  let count = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        count += 1
        writeFileSync(path.join(folder, `${String(count).padStart(5, '0')}.eml`), Buffer.concat(chunks))
        done()
      })
    },
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      resolve({
        url: `smtp://127.0.0.1:${server.server.address().port}`,
        stop: () => new Promise(closed => server.close(closed)),
      })
    })
  })
}
