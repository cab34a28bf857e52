import 'server-only'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readiness } from '@/lib/doors/contract/readiness'
import { readSettings } from '@/server/ground/env'

/** Below this the shop cannot work reliably, in MB: PostgreSQL writes its log in pieces of 16. */
const fullMb = 50

/** Free space, in MB, at a folder, or where it will be made. */
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

/** Free space, in MB, where the shop writes: the least of the folders that could be read, and whether one could not. */
export interface DiskSpace {
  free: number
  isUnread: boolean
}

const holder = globalThis as { unreadFolders?: Set<string> }

/** The free space of a folder; null where it cannot be read, such as a network disk that is away. The log says so once. */
async function spaceAt(folder: string): Promise<number | null> {
  holder.unreadFolders ??= new Set()
  try {
    const free = await freeAt(folder)
    holder.unreadFolders.delete(folder)
    return free
  } catch (error) {
    if (!holder.unreadFolders.has(folder)) console.error(`The room at ${folder} is not known`, error)
    holder.unreadFolders.add(folder)
    return null
  }
}

export async function readDiskSpace(): Promise<DiskSpace> {
  const { DATA_DIR, BACKUP_DIR, PICTURES_DIR } = readSettings()
  const others = [BACKUP_DIR, PICTURES_DIR].flatMap(folder => (folder ? [path.resolve(folder)] : []))
  const spaces = await Promise.all([DATA_DIR, ...others].map(spaceAt))
  const known = spaces.filter(free => free !== null)
  return { free: Math.min(...known), isUnread: known.length < spaces.length }
}

/** The state of the disk, as far as it is known. */
export function diskState({ free, isUnread }: DiskSpace): Readiness['disk'] {
  if (free < fullMb) return 'full'
  if (free < readSettings().DISK_LOW_MB) return 'low'
  return isUnread ? 'unknown' : 'ok'
}
