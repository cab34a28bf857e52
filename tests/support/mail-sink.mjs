import { existsSync, mkdirSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'

/** Resolves once a folder has a file of this name. */
function fileOf(folder, name) {
  return new Promise(resolve => {
    const look = () => {
      if (!existsSync(path.join(folder, name))) return
      watcher.close()
      resolve()
    }
    const watcher = watch(folder, look)
    look()
  })
}

/**
 * A real SMTP server on loopback that keeps every message it receives as a file of `folder`. What comes to an address that
 * begins with `falters-` is cut off in its middle at first, and refused for the moment when it comes again. What comes to
 * `waits-NAME-…` is answered once the folder has a file `taken-NAME`: as slow a server as a test wants.
 * `port` is the one it listens on, where that is to be the one of another before it.
 */
export function startMailSink(folder, port = 0) {
  mkdirSync(folder, { recursive: true })
  let count = 0
  const tries = new Map()
  /** Which try at its address a message is, counted from 1; 0 for one that is simply taken. */
  const tryOf = ({ envelope }) => {
    const { address = '' } = envelope.rcptTo[0] ?? {}
    if (!address.startsWith('falters-')) return 0
    tries.set(address, (tries.get(address) ?? 0) + 1)
    return tries.get(address)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const place = tryOf(session)
      if (place === 1) {
        for (const connection of server.connections) if (connection.id === session.id) connection.close()
        return
      }
      if (place === 2) {
        stream.resume()
        stream.on('end', () => done(Object.assign(new Error('later'), { responseCode: 451 })))
        return
      }
      const chunks = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        const [, name] = /^waits-([^-@]+)-/.exec(session.envelope.rcptTo[0]?.address ?? '') ?? []
        if (name) await fileOf(folder, `taken-${name}`)
        count += 1
        writeFileSync(path.join(folder, `${String(count).padStart(5, '0')}.eml`), Buffer.concat(chunks))
        done()
      })
    },
  })
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () => {
      resolve({
        url: `smtp://127.0.0.1:${server.server.address().port}`,
        stop: () => new Promise(closed => server.close(closed)),
      })
    })
  })
}
