// The shop's web server in production: Next, behind the answers that are the same for everyone.
import http from 'node:http'
import next from 'next'
import { root } from '../lib/paths.mjs'
import { guardDocument } from './content-security.mjs'
import { createStaticAnswers } from './static-answers.mjs'
import { warmPictures } from './warm-pictures.mjs'

const port = Number(process.env.PORT)
const origin = `http://localhost:${port}`
const app = next({ dev: false, dir: root, port })
await app.prepare()
const render = app.getRequestHandler()
const answers = createStaticAnswers({
  origin,
  // Counted by server/content/invalidate.ts, in this very process.
  version: () => globalThis.contentVersion ?? 0,
})

/** Next says the headers of a page that it kept twice: two `Location`s are one too many for some readers. */
function sayOnce(response) {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    [response.getHeader(name)].flat().some(said => String(said) === String(value))
      ? response
      : append(name, value)
}

const server = http.createServer(async (request, response) => {
  try {
    sayOnce(response)
    if (answers.answer(request, response)) return
    guardDocument(request, response)
    await render(request, response)
  } catch (error) {
    console.error(`${request.method} ${request.url}:`, error)
    if (!response.headersSent) response.statusCode = 500
    response.end()
  }
})
const closing = new AbortController()
server.listen(port, () => {
  // Where people come in: the home page and the two catalogues' first ones, in the languages of the build.
  const pages = ['/', '/de-de/', '/en-gb/', '/stamp/', '/signaletique/']
  warmPictures({ origin, pages, signal: closing.signal }).catch(error => {
    if (!closing.signal.aborted) console.error('The first pictures could not be drawn ahead:', error)
  })
})

let ending = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (ending) return
    ending = true
    closing.abort()
    // Who is being answered gets the whole answer; who only keeps a connection open does not hold us up.
    server.close(async () => {
      await app.close()
      process.exit(0)
    })
    setInterval(() => server.closeIdleConnections(), 100)
  })
}
