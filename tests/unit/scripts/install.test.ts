import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { installPackages } from '@/scripts/lib/install.mjs'

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
