import { mkdtempSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkDisk } from '@/scripts/lib/disk.mjs'
import { checkNode } from '@/scripts/lib/install.mjs'
import { checkPort, freePort, lockData } from '@/scripts/lib/lock.mjs'
import { explainFailure, PlainError } from '@/scripts/lib/say.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a start that cannot succeed says why in one sentence', () => {
  it('refuses a Node that is too old, by its version', () => {
    expect(() => checkNode('18.20.4')).toThrow('Node 18.20.4 is too old: install Node 20.19 or newer')
    expect(() => checkNode('20.18.3')).toThrow(PlainError)
    expect(() => checkNode('20.19.0')).not.toThrow()
    expect(() => checkNode('22.1.0')).not.toThrow()
  })

  it('refuses a port that is taken, and one that is no port', async () => {
    const port = await freePort()
    const holder = net.createServer().listen(port)
    await new Promise(resolve => holder.once('listening', resolve))
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is taken`)
    await new Promise(resolve => holder.close(resolve))
    await expect(checkPort(port)).resolves.toBeUndefined()
    await expect(checkPort(70_000)).rejects.toThrow('PORT must be a number')
    await expect(checkPort(Number.NaN)).rejects.toThrow('PORT must be a number')
  })

  it('refuses a nearly full disk before it begins, and names one that fills up on the way', () => {
    expect(() => checkDisk(folder, { readFree: () => ({ bavail: 1000, bsize: 4096 }) })).toThrow(
      'The disk is full: 4 MB are free',
    )
    expect(() => checkDisk(folder, { readFree: () => ({ bavail: 1e6, bsize: 4096 }) })).not.toThrow()
    expect(explainFailure(new Error("ENOSPC: no space left on device, write '/x'"))).toMatch(
      /^The disk is full/,
    )
    const failed = Object.assign(new Error('npm ended with 1'), { output: 'npm error ENOSPC' })
    expect(explainFailure(failed)).toMatch(/^The disk is full/)
  })
})

describe('the lock on the data', () => {
  it('lets one start hold it, and the next one after its release', () => {
    const release = lockData(folder, 3000)
    release()
    expect(() => lockData(folder, 3000)()).not.toThrow()
  })

  it('does not outlive a process that was killed', async () => {
    const { spawnSync } = await import('node:child_process')
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    const { writeFileSync } = await import('node:fs')
    writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ pid: dead, port: 3000 }))
    expect(() => lockData(folder, 3000)()).not.toThrow()
  })

  it('is refused while another process lives', async () => {
    const { writeFileSync } = await import('node:fs')
    writeFileSync(path.join(folder, 'running.json'), JSON.stringify({ pid: process.ppid, port: 3000 }))
    expect(() => lockData(folder, 3001)).toThrow('The shop already runs on this data')
  })
})
