import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerOf, callScript, type LabBrowser } from './browser'
import { freePort } from './free-port'

/** Firefox's own remote protocol, which its WebDriver speaks too: a length, a colon, and a message as JSON. */
class Marionette {
  private buffer = Buffer.alloc(0)
  private next = 0
  private readonly waiting = new Map<number, (answer: { error: unknown; value: unknown }) => void>()
  private greet: () => void = () => undefined
  /** The first message is the browser's own. */
  readonly ready = new Promise<void>(resolve => {
    this.greet = resolve
  })

  constructor(private readonly socket: Socket) {
    socket.on('data', chunk => {
      this.buffer = Buffer.concat([this.buffer, chunk])
      this.take()
    })
  }

  async send(command: string, parameters: object): Promise<unknown> {
    this.next += 1
    const id = this.next
    const message = JSON.stringify([0, id, command, parameters])
    const answered = new Promise<{ error: unknown; value: unknown }>(resolve => this.waiting.set(id, resolve))
    this.socket.write(`${Buffer.byteLength(message)}:${message}`)
    const { error, value } = await answered
    if (error) throw new Error(`Firefox, ${command}: ${JSON.stringify(error)}`)
    return value
  }

  private take(): void {
    for (;;) {
      const colon = this.buffer.indexOf(':')
      const length = colon < 0 ? Number.NaN : Number(this.buffer.subarray(0, colon))
      if (!(this.buffer.length >= colon + 1 + length)) return
      const message: unknown = JSON.parse(this.buffer.subarray(colon + 1, colon + 1 + length).toString())
      this.buffer = this.buffer.subarray(colon + 1 + length)
      if (!Array.isArray(message)) this.greet()
      else this.waiting.get(Number(message[1]))?.({ error: message[2], value: message[3] })
    }
  }
}

/** Connects as soon as the browser listens; fails when it ends before. */
async function connect(port: number, browser: ChildProcess): Promise<Socket> {
  for (;;) {
    if (browser.exitCode !== null) throw new Error(`firefox-esr ended with ${browser.exitCode}`)
    const socket = createConnection(port, '127.0.0.1')
    const open = await new Promise<boolean>(resolve => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (open) return socket
    socket.destroy()
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Opens the lab in Debian's Firefox. */
export async function openFirefox(url: string): Promise<LabBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'lab-firefox-'))
  const port = await freePort()
  const prefs = { 'marionette.port': port, 'dom.max_script_run_time': 0, 'app.update.enabled': false }
  const lines = Object.entries(prefs).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const browser = spawn('firefox-esr', options, { stdio: 'ignore', env: { ...process.env, HOME: profile } })
  const socket = await connect(port, browser)
  const marionette = new Marionette(socket)
  await marionette.ready
  await marionette.send('WebDriver:NewSession', { timeouts: { script: 600_000 } })
  await marionette.send('WebDriver:Navigate', { url })
  return {
    errors: [],
    async call(name, ...given) {
      const args = [name, given]
      const answer = await marionette.send('WebDriver:ExecuteAsyncScript', { script: callScript, args })
      return answerOf((answer as { value: unknown }).value) as never
    },
    async close() {
      socket.destroy()
      const ended = new Promise(resolve => browser.once('exit', resolve))
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
