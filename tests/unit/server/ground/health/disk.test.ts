import { beforeEach, expect, it, vi } from 'vitest'

const disks = vi.hoisted(() => ({ free: {} as Record<string, number | string>, settings: {} }))
vi.mock('node:fs/promises', () => ({
  statfs: async (folder: string) => {
    const free = disks.free[folder] ?? 'ENOENT'
    if (typeof free === 'string') throw Object.assign(new Error(free), { code: free })
    return { bavail: free, bsize: 1e6 }
  },
}))
vi.mock('@/server/ground/env', () => ({ readSettings: () => ({ DISK_LOW_MB: 500, ...disks.settings }) }))
const { diskState, readDiskSpace } = await import('@/server/ground/health/disk')

const state = async (free: Record<string, number | string>) => {
  disks.free = free
  return diskState(await readDiskSpace())
}

beforeEach(() => {
  disks.settings = { DATA_DIR: '/data/shop', BACKUP_DIR: '/away', PICTURES_DIR: '/drawn' }
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it('is that of the fullest folder, of one that is not there yet of where it will be made', async () => {
  expect(await state({ '/data/shop': 900, '/away': 900, '/drawn': 900 })).toBe('ok')
  expect(await state({ '/data': 900, '/away': 400, '/drawn': 900 })).toBe('low')
  expect(await state({ '/data/shop': 900, '/away': 900, '/drawn': 20 })).toBe('full')
})

it('is unknown where a folder cannot be read, and logged once', async () => {
  const free = { '/data/shop': 900, '/away': 'ESTALE', '/drawn': 900 }
  expect(await state(free)).toBe('unknown')
  expect(await state(free)).toBe('unknown')
  expect(console.error).toHaveBeenCalledOnce()
  expect(await state({ ...free, '/data/shop': 20 })).toBe('full')
  expect(await state({ '/data/shop': 'EIO', '/away': 'EIO', '/drawn': 'EIO' })).toBe('unknown')
})
