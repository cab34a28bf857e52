// `npm start` and `npm run dev`: from a fresh clone to a running shop. Says what it does; one sentence when it cannot.
import { checkNode } from './lib/install.mjs'
import { explainFailure } from './lib/say.mjs'

try {
  checkNode()
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`)
  process.exit(1)
}
// Read only now: a Node that is too old cannot even read the rest.
await import('./lib/open-shop.mjs')
