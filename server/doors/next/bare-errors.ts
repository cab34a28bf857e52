import type { IncomingMessage, ServerResponse } from 'node:http'
import { userAgentFromString } from 'next/server'

const isDocument = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html')

const isBot = ({ headers }: IncomingMessage) => userAgentFromString(headers['user-agent']).isBot

/**
 * Gives a bot only the status of a page that fails or is not found, without the page (PAGE-27). It checks for a bot only where there is
 * such a page. Wrap the answer before anything packs it: a packed body is dropped as well.
 */
export function bareErrors(request: IncomingMessage, response: ServerResponse): void {
  let bare: boolean | null = null
  const isBare = (): boolean => {
    bare ??= response.statusCode >= 400 && isDocument(response) && isBot(request)
    return bare
  }
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse
  const write = response.write as (...args: unknown[]) => boolean
  const end = response.end as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...args: unknown[]) => {
    response.statusCode = status
    if (!isBare()) return writeHead.call(response, status, ...args)
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'etag', 'link'])
      response.removeHeader(name)
    return writeHead.call(response, status)
  }) as ServerResponse['writeHead']
  response.write = ((...args: unknown[]) => {
    if (!response.headersSent && isBare()) response.writeHead(response.statusCode)
    if (!isBare()) return write.apply(response, args)
    const done = args.at(-1)
    if (typeof done === 'function') process.nextTick(done)
    return true
  }) as ServerResponse['write']
  response.end = ((...args: unknown[]) => {
    if (!response.headersSent && isBare()) response.writeHead(response.statusCode)
    if (!isBare()) return end.apply(response, args)
    const done = args.find(argument => typeof argument === 'function')
    return done ? end.call(response, done) : end.call(response)
  }) as ServerResponse['end']
}
