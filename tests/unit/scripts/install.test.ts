import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { installPackages } from '@/scripts/lib/install.mjs'
import { root } from '@/scripts/lib/paths.mjs'

it('is read in a fresh clone without a package: nothing that commands run first imports one', async () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const commands = Object.values<string>(scripts).flatMap(
    line => line.match(/^node (scripts\/\S+)/)?.[1] ?? [],
  )
  const entryPoints = [...new Set(commands), 'scripts/lib/open-shop.mjs']
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: 'nowhere',
  })
  const packages = new Set<string>()
  const read = new Set<string>()
  const walk = (file: string) => {
    if (read.has(file)) return
    read.add(file)
    for (const to of metafile.inputs[file]?.imports ?? []) {
      // What is imported while it runs comes after the installation.
      if (to.kind !== 'import-statement') continue
      if (!to.external) walk(to.path)
      else if (!to.path.startsWith('node:')) packages.add(`${file}: ${to.path}`)
    }
  }
  entryPoints.forEach(walk)
  expect([...packages]).toEqual([])
  expect(read.size).toBeGreaterThan(entryPoints.length)
})

it('leaves the lock file as it is to the byte, where npm ci refuses it too', async () => {
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'install-'))
  const write = (file: string, value: object) => {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true })
    writeFileSync(path.join(cwd, file), JSON.stringify(value))
  }
  try {
    // A package of this folder that the lock does not know: `npm ci` refuses, `npm install` would write it down.
    write('own/package.json', { name: 'own', version: '1.0.0' })
    write('package.json', { name: 'shop', version: '1.0.0', dependencies: { own: 'file:own' } })
    write('package-lock.json', {
      name: 'shop',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: { '': { name: 'shop', version: '1.0.0' } },
    })
    const lock = path.join(cwd, 'package-lock.json')
    const before = readFileSync(lock, 'utf8')
    await installPackages({ cwd, more: ['--offline'] })
    expect(existsSync(path.join(cwd, 'node_modules/own/package.json'))).toBe(true)
    expect(readFileSync(lock, 'utf8')).toBe(before)
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
})
