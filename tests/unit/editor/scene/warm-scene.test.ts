// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogue } from '@/tests/support/catalogue'
import { template } from '@/tests/support/templates'

const sceneAtOnce = vi.hoisted(() => vi.fn())
vi.mock('@/editor/scene/scene-at-once', () => ({ sceneAtOnce }))
vi.mock('@/editor/scene/font-engine', () => ({ fontEngine: () => ({ load: () => Promise.resolve() }) }))
const stored = vi.hoisted(() => ({ design: null as unknown }))
vi.mock('@/editor/data-loader', () => ({
  editorDataLoader: () => ({ load: () => Promise.resolve({ catalogue, templates: [stored] }) }),
}))

/** What the browser does as soon as it is idle. */
let waiting: (() => void)[] = []
const beIdle = async () => {
  await new Promise(done => setImmediate(done))
  for (const task of waiting.splice(0)) task()
}

beforeEach(async () => {
  vi.resetModules()
  sceneAtOnce.mockClear()
  waiting = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => waiting.push(task))
  const { storeDesign } = await import('@/lib/design/scene/stored')
  stored.design = storeDesign(template('template-company-address-fr'))
})

describe('the letters before a press opens the editor', () => {
  it('are laid out once for a template, when the browser is idle', async () => {
    const { warmScene } = await import('@/editor/scene/warm-scene')
    const warm = warmScene('fr-FR', 'stamp')
    await beIdle()
    expect(sceneAtOnce).not.toHaveBeenCalled()
    await beIdle()
    await warm
    expect(sceneAtOnce).toHaveBeenCalledOnce()
  })

  it('are left alone as soon as a design opens', async () => {
    const { stopWarming, warmScene } = await import('@/editor/scene/warm-scene')
    const warm = warmScene('fr-FR', 'stamp')
    await beIdle()
    stopWarming()
    await beIdle()
    await warm
    expect(sceneAtOnce).not.toHaveBeenCalled()
  })
})
