import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Pictures kept on disk, by a key of hex digits; the oldest go when the limit is reached. */
export type PictureStore = {
  read(key: string): Promise<Buffer | undefined>
  write(key: string, picture: Buffer): Promise<void>
}

type Kept = { file: string; bytes: number; age: number }

async function listKept(root: string): Promise<Kept[]> {
  const folders = await readdir(root).catch(() => [])
  const lists = await Promise.all(
    folders.map(async folder => {
      const names = await readdir(path.join(root, folder)).catch(() => [])
      return Promise.all(
        names.map(async name => {
          const file = path.join(root, folder, name)
          const info = await stat(file).catch(() => undefined)
          return info?.isFile() ? { file, bytes: info.size, age: info.mtimeMs } : undefined
        }),
      )
    }),
  )
  return lists.flat().filter(kept => kept !== undefined)
}

/** A store in a folder that holds at most `maxBytes`. Where the folder cannot be written to, pictures are only drawn again. */
export function createPictureStore(root: string, maxBytes: number): PictureStore {
  let total: number | undefined
  let pruning: Promise<void> | undefined
  const fileOf = (key: string) => path.join(root, key.slice(0, 2), key.slice(2))

  async function prune(): Promise<void> {
    const kept = (await listKept(root)).sort((a, b) => a.age - b.age)
    let bytes = kept.reduce((sum, { bytes: size }) => sum + size, 0)
    for (const { file, bytes: size } of kept) {
      if (bytes <= maxBytes * 0.8) break
      await rm(file, { force: true })
      bytes -= size
    }
    total = bytes
  }

  async function account(bytes: number): Promise<void> {
    total =
      total === undefined ? (await listKept(root)).reduce((sum, kept) => sum + kept.bytes, 0) : total + bytes
    if (total <= maxBytes) return
    pruning ??= prune().finally(() => {
      pruning = undefined
    })
    await pruning
  }

  return {
    read: key => readFile(fileOf(key)).catch(() => undefined),
    async write(key, picture) {
      const file = fileOf(key)
      const draft = `${file}.${randomUUID()}`
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(draft, picture)
        await rename(draft, file)
        await account(picture.length)
      } catch {
        await rm(draft, { force: true }).catch(() => undefined)
      }
    },
  }
}
