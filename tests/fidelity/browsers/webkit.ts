import { spawn } from 'node:child_process'
import { answerOf, callScript, type LabBrowser } from './browser'
import { freePort } from './free-port'

/** What WebDriver answers; an error has its name in `value.error`. */
async function ask(address: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`)
  return value
}

/** Asks until the driver listens; fails when it ends before. */
async function untilReady(address: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('WebKitWebDriver ended')
    const ready = await ask(`${address}/status`, 'GET').then(
      () => true,
      () => false,
    )
    if (ready) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** Opens the lab in Debian's WebKit, on a screen of its own. */
export async function openWebKit(url: string): Promise<LabBrowser> {
  const port = await freePort()
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1']
  // Their own process group, so that driver, browser and screen end together.
  const driver = spawn('xvfb-run', command, {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const address = `http://127.0.0.1:${port}`
  await untilReady(address, () => driver.exitCode !== null)
  const capabilities = { alwaysMatch: { timeouts: { script: 600_000 } } }
  const session = (await ask(`${address}/session`, 'POST', { capabilities })) as { sessionId: string }
  const home = `${address}/session/${session.sessionId}`
  await ask(`${home}/url`, 'POST', { url })
  return {
    errors: [],
    async call(name, ...given) {
      const args = [name, given]
      return answerOf(await ask(`${home}/execute/async`, 'POST', { script: callScript, args })) as never
    },
    async close() {
      await ask(home, 'DELETE')
      const ended = new Promise(resolve => driver.once('exit', resolve))
      if (driver.pid) process.kill(-driver.pid)
      await ended
    },
  }
}
