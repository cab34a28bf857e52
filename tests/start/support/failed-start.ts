import { spawnSync } from 'node:child_process'
import { root } from '@/scripts/lib/paths.mjs'

/** What a start that cannot succeed says, and its exit code. */
export function failedStart(env: Record<string, string>, options: string[] = []) {
  const { status, stderr } = spawnSync(process.execPath, [...options, 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  return { status, said: stderr.trim() }
}
