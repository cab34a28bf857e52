import path from 'node:path'
import { root } from './paths.mjs'
import { runNode } from './run.mjs'
import { step } from './say.mjs'

const tools = {
  'Format, lint and the direction of imports': [
    '@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '.',
  ],
  Types: ['typescript/bin/tsc', '--noEmit', '--incremental', 'false'],
  'Unused code': ['knip/bin/knip.js'],
  'Code that only tests use': ['knip/bin/knip.js', '--production', '--exclude', 'dependencies'],
}

/** Runs every check that needs no running shop; rejects with the output of the first that fails. */
export async function check() {
  for (const [name, [script, ...args]] of Object.entries(tools)) {
    await step(name, () => runNode(path.join(root, 'node_modules', script), args, { cwd: root, name }))
  }
  await step('Expressions that take more than linear time', async () => {
    // Read only now: this file itself is read before anything is installed.
    const { slowExpressions } = await import('./expressions.mjs')
    const slow = await slowExpressions(root)
    if (slow.length > 0) throw new Error(slow.join('\n'))
  })
}
