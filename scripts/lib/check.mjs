import path from 'node:path'
import { root } from './paths.mjs'
import { runNode } from './run.mjs'
import { step } from './say.mjs'

/** What the checks remember of unchanged files. It lies with the packages: a fresh installation begins without it. */
const memory = path.join(root, 'node_modules/.cache/checks')

const knip = ['knip/bin/knip.js', '--cache', '--cache-location']
const tools = {
  'Format, lint and the direction of imports': [
    '@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '.',
  ],
  Types: [
    'typescript/bin/tsc',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    path.join(memory, 'types.tsbuildinfo'),
  ],
  'Unused code': [...knip, path.join(memory, 'unused')],
  'Code that only tests use': [
    ...knip,
    path.join(memory, 'production'),
    '--production',
    '--exclude',
    'dependencies',
  ],
}

const checks = () => [
  ...Object.entries(tools).map(([name, [script, ...args]]) =>
    step(name, () => runNode(path.join(root, 'node_modules', script), args, { cwd: root, name })),
  ),
  step('Expressions that take more than linear time', async () => {
    // Read only now: this file itself is read before anything is installed.
    const { slowExpressions } = await import('./expressions.mjs')
    const slow = await slowExpressions(root, path.join(memory, 'expressions.json'))
    if (slow.length > 0) throw new Error(slow.join('\n'))
  }),
]

/** Runs every check that needs no running shop, side by side; rejects with the output of all that fail. */
export async function check() {
  const ends = await Promise.allSettled(checks())
  const failures = ends.flatMap(end => (end.status === 'rejected' ? [end.reason] : []))
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new Error(failures.map(({ message }) => message).join('\n\n'))
}
