import 'server-only'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readiness } from '@/lib/contract/readiness'
import { readSettings } from '@/server/env'

/** Below this nothing can be counted on any more, in MB: PostgreSQL writes its journal in pieces of 16. */
const fullMb = 50

/** Free room, in MB, at a folder, or where it will be made. */
async function freeAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return (bavail * bsize) / 1e6
  } catch (error) {
    const above = path.dirname(folder)
    if (above === folder || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return freeAt(above)
  }
}

/** Free room, in MB, where the shop writes; the least of its folders. */
export async function freeMegabytes(): Promise<number> {
  const { DATA_DIR, BACKUP_DIR } = readSettings()
  const folders = [DATA_DIR, ...(BACKUP_DIR ? [path.resolve(BACKUP_DIR)] : [])]
  return Math.min(...(await Promise.all(folders.map(freeAt))))
}

/** How full the disk is, by so many free MB. */
export function diskState(free: number): Readiness['disk'] {
  if (free < fullMb) return 'full'
  return free < readSettings().DISK_LOW_MB ? 'low' : 'ok'
}
