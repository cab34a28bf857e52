import { createRequire } from 'node:module'
import { root } from './paths.mjs'
import { PlainError, say } from './say.mjs'

/**
 * Judges every setting before anything is started (server/ground/settings): throws one sentence where the shop could not run with
 * them, and says what an operator should hear of the others, such as one that is no longer read.
 */
export async function checkSettings(env) {
  // Read only now: the start script itself runs before anything is installed.
  const { compile } = await import('./compile.mjs')
  const { settingsFault, settingsNotes } = createRequire(import.meta.url)(
    compile('server/ground/settings/check.ts', { root }),
  )
  // The start makes the key where none is set.
  const fault = settingsFault({ PAYLOAD_SECRET: 'made by the start itself', ...env })
  if (fault) throw new PlainError(`${fault} Nothing was started.`)
  for (const note of settingsNotes(env)) say(`Note: ${note}`)
}
