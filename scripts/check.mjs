// `npm run check`: format, lint, the direction of imports, types and unused code. Message keys are unit tests and types.
import { check } from './lib/check.mjs'
import { checkNode, installIfNeeded } from './lib/install.mjs'
import { explainFailure } from './lib/say.mjs'

try {
  checkNode()
  await installIfNeeded()
  await check()
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`)
  process.exit(1)
}
