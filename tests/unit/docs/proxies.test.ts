import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '@/scripts/lib/lock.mjs'

/** A text of a fenced block of the page for operators. */
function snippet(language: string): string {
  const page = readFileSync('docs/operating.md', 'utf8')
  const [, text] = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(page) ?? []
  if (!text) throw new Error(`docs/operating.md has no block of ${language}`)
  return text
}

/** A text with a part replaced that must be there. */
function put(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`no ${part} in: ${text}`)
  return text.replaceAll(part, by)
}

interface Ports {
  /** Where the proxy listens. */
  front: number
  /** Where the shop listens. */
  shop: number
}

/** A server in front of the shop; `start` resolves to how it is stopped. */
interface Proxy {
  name: string
  start: (ports: Ports, folder: string) => Promise<() => Promise<unknown>>
}

const isThere = (program: string) => spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined

/** Resolves once something listens on a port; rejects where the program has ended instead. */
async function listening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the proxy ended with code ${child.exitCode}`)
    const socket = net.connect(port, '127.0.0.1')
    const isUp = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isUp) return
    await new Promise(setImmediate)
  }
}

async function run(program: string, args: string[], { front }: Ports, folder: string) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  await listening(child, front)
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

/** What the page says of nginx, in as little around it as a proxy without a user of its own needs. */
const nginx: Proxy = {
  name: 'nginx',
  start(ports, folder) {
    const file = path.join(folder, 'nginx.conf')
    const server = put(
      put(snippet('nginx'), 'listen 80;', `listen 127.0.0.1:${ports.front};`),
      '127.0.0.1:3000',
      `127.0.0.1:${ports.shop}`,
    )
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${folder}/${name};`,
    )
    writeFileSync(
      file,
      `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr crit; events {}
      http { access_log off; ${places.join(' ')} ${server} }`,
    )
    return run('nginx', ['-e', 'stderr', '-p', folder, '-c', file], ports, folder)
  },
}

const caddy: Proxy = {
  name: 'caddy',
  start(ports, folder) {
    const file = path.join(folder, 'Caddyfile')
    const site = put(
      put(snippet('caddy'), 'shop.example {', `http://shop.example:${ports.front} {`),
      '127.0.0.1:3000',
      `127.0.0.1:${ports.shop}`,
    )
    writeFileSync(file, `{\n  admin off\n  log {\n    level ERROR\n  }\n}\n${site}`)
    return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], ports, folder)
  },
}

/** What the two do with a request, in a few lines: so the shop's own part is tested where neither is installed. */
const own: Proxy = {
  name: 'a proxy of the test',
  async start({ front, shop }) {
    const server = http.createServer((request, response) => {
      const { remoteAddress = '' } = request.socket
      const before = request.headers['x-forwarded-for']
      const headers = {
        ...request.headers,
        'x-forwarded-for': before ? `${before}, ${remoteAddress}` : remoteAddress,
      }
      const { method, url } = request
      const passed = http.request({ port: shop, host: '127.0.0.1', method, path: url, headers }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      request.pipe(passed)
    })
    server.listen(front, '127.0.0.1')
    await once(server, 'listening')
    return async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  },
}

const proxies = [own, ...[nginx, caddy].filter(({ name }) => isThere(name))]

/** What reaches the shop of a request. */
interface Reached {
  host: string
  bytes: number
  /** Whom a limit counts. */
  counted: string
}

async function startShop(port: number) {
  vi.stubEnv('PAYLOAD_SECRET', 'a-secret-of-this-test')
  vi.stubEnv('TRUST_PROXY', '1')
  vi.stubEnv('EDGE_URL', undefined)
  vi.resetModules()
  const { addressOf } = await import('@/server/ground/http/address')
  const server = http.createServer((request, response) => {
    let bytes = 0
    request.on('data', part => {
      bytes += part.length
    })
    request.on('end', () => {
      const headers = new Headers({
        'x-peer-address': request.socket.remoteAddress ?? '',
        'x-forwarded-for': String(request.headers['x-forwarded-for'] ?? ''),
      })
      const reached: Reached = { host: request.headers.host ?? '', bytes, counted: addressOf({ headers }) }
      response.end(JSON.stringify(reached))
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Asks as a client with an address of its own on the loopback network does, who would like to be another. */
const ask = (port: number, body: Buffer) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { host: 'shop.example', 'x-forwarded-for': '198.51.100.7', 'content-length': body.length }
    const request = http.request(
      {
        host: '127.0.0.1',
        localAddress: '127.0.0.9',
        port,
        method: 'POST',
        path: '/api/own-pictures',
        headers,
      },
      response => {
        let text = ''
        response.on('data', part => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    request.on('error', reject)
    request.end(body)
  })

describe.each(proxies)('behind $name, as the page for operators writes it', ({ start }) => {
  let folder: string
  let shop: http.Server
  let stop: () => Promise<unknown>
  let port: number

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'proxy-'))
    const ports = { front: await freePort(), shop: await freePort() }
    port = ports.front
    shop = await startShop(ports.shop)
    stop = await start(ports, folder)
  })
  afterAll(async () => {
    await stop()
    shop.closeAllConnections()
    await new Promise(resolve => shop.close(resolve))
    rmSync(folder, { recursive: true })
    vi.unstubAllEnvs()
  })

  it('the largest file comes through, the host is passed on, and nobody is counted as whom he says he is', async () => {
    const { status, text } = await ask(port, Buffer.alloc(30_500_000))
    expect(status, text).toBe(200)
    const reached: Reached = { host: 'shop.example', bytes: 30_500_000, counted: '127.0.0.9' }
    expect(JSON.parse(text)).toEqual(reached)
  })
})

it('names what no proxy of the test can show: a body of 32 MB, and the header that nginx does not set by itself', () => {
  expect(snippet('nginx')).toMatch(/client_max_body_size 32m;/)
  expect(snippet('nginx')).toMatch(/proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;/)
  expect(snippet('nginx')).toMatch(/proxy_set_header Host \$host;/)
  // Caddy takes a brace for one only at the end of its line.
  for (const line of snippet('caddy')
    .split('\n')
    .filter(one => one.includes('{')))
    expect(line).toMatch(/ \{$/)
})
