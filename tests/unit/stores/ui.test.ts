// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hydrateClient, selectZone, useClient } from '@/stores/client'
import { connectEditorItem, hydrateEditorItem, useEditorItem, wouldLoseEditing } from '@/stores/editor-item'
import {
  closePopup,
  connectPopups,
  dropPopups,
  isPopupsEntry,
  openEditor,
  openPopup,
  setPricesHT,
  syncPopups,
  useUi,
} from '@/stores/ui'

const names = () => useUi.getState().popups.map(popup => popup.name)
const address = () => `${location.pathname}${location.search}${location.hash}`

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/stamp/?t=a')
  useUi.setState({ popups: [] })
  useEditorItem.setState({ item: null, cartItemId: null, dirty: false, changedElsewhere: false })
  vi.useFakeTimers()
  window.scrollTo = vi.fn() as typeof window.scrollTo
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('popups', () => {
  it('tied to the URL push their hash and give back the path with its slash and the scroll position', () => {
    history.replaceState(null, '', '/stamp?t=a')
    Object.defineProperty(window, 'scrollY', { value: 420, configurable: true })
    const before = history.length
    openPopup('editorPopup')
    expect(address()).toBe('/stamp?t=a#editorPopup')
    expect(history.length).toBe(before + 1)
    closePopup()
    expect(address()).toBe('/stamp/?t=a')
    expect(window.scrollTo).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(window.scrollTo).toHaveBeenCalledWith(0, 420)
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  })

  it('without a hash leave the address alone', () => {
    openPopup('tranquility', { slug: 'x' })
    expect(address()).toBe('/stamp/?t=a')
    expect(useUi.getState().popups[0]).toMatchObject({ name: 'tranquility', props: { slug: 'x' } })
    closePopup('tranquility')
    expect(names()).toEqual([])
  })

  it('close the last one opened when their hash is already there', () => {
    openPopup('editorPopup')
    openPopup('tranquility')
    openPopup('editorPopup')
    expect(names()).toEqual(['editorPopup'])
    openPopup('editorPopup')
    expect(names()).toEqual([])
    expect(address()).toBe('/stamp/?t=a')
  })

  it('open on arrival when the address has their hash, and close when the browser goes back', () => {
    history.replaceState(null, '', '/stamp/#quotationPopup')
    const stop = connectPopups()
    expect(names()).toEqual(['quotationPopup'])
    history.replaceState(null, '', '/stamp/')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(names()).toEqual([])
    stop()
  })

  it('never stand open twice', () => {
    openPopup('help', { topic: 1 })
    openPopup('auth')
    openPopup('help', { topic: 2 })
    expect(names()).toEqual(['auth', 'help'])
  })
})

describe('popups without a hash', () => {
  /** The browser's event after going back or forward. */
  const travelled = () => new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
  let stop = () => {}
  beforeEach(() => {
    vi.useRealTimers()
    stop = connectPopups()
  })
  afterEach(() => stop())

  it('close one after the other as the browser goes back, and a step forward brings nothing up', async () => {
    const before = history.length
    openPopup('sidebar', { id: 'a' })
    openPopup('product', { slug: 'b' })
    expect(history.length).toBe(before + 2)
    history.back()
    await travelled()
    expect(names()).toEqual(['sidebar'])
    history.back()
    await travelled()
    expect(names()).toEqual([])
    history.forward()
    await travelled()
    expect(names()).toEqual([])
    history.back()
    await travelled()
  })

  it('remove their entry when they are closed in another way, and restore the scroll position of the page', async () => {
    Object.defineProperty(window, 'scrollY', { value: 420, configurable: true })
    openPopup('help')
    expect(history.state).toMatchObject({ popups: ['help'] })
    closePopup()
    await travelled()
    expect(history.state).toBeNull()
    expect(address()).toBe('/stamp/?t=a')
    await vi.waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 420))
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  })

  it('pass their entry to a popup that replaces them', async () => {
    // There is no forward entry that a new entry would remove.
    history.pushState(null, '', '/stamp/?t=a')
    const before = history.length
    openPopup('product', { slug: 'b' })
    closePopup('product')
    openPopup('editorPopup')
    expect(history.length).toBe(before + 1)
    expect(address()).toBe('/stamp/?t=a#editorPopup')
    history.back()
    await travelled()
    expect(names()).toEqual([])
    expect(address()).toBe('/stamp/?t=a')
  })

  it('do not close what is opened while the browser is still on its way back', async () => {
    openPopup('product', { slug: 'b' })
    closePopup('product')
    await new Promise(resolve => setTimeout(resolve, 0))
    openPopup('editorPopup')
    await vi.waitFor(() => expect(address()).toBe('/stamp/?t=a#editorPopup'))
    expect(names()).toEqual(['editorPopup'])
    history.back()
    await travelled()
  })

  it('stay open below one with a hash that is closed', async () => {
    openPopup('sidebar', { id: 'a' })
    openPopup('editorPopup')
    closePopup('editorPopup')
    expect(names()).toEqual(['sidebar'])
    closePopup()
    await vi.waitFor(() => expect(history.state?.popups ?? []).toEqual([]))
  })

  it('are gone on another page, and an offer of the page itself stays and makes no entry', () => {
    const before = history.length
    openPopup('redirectWebsite')
    expect(history.length).toBe(before)
    openPopup('help')
    dropPopups()
    expect(names()).toEqual(['redirectWebsite'])
  })

  it('with a hash stay on their page, and close with the first other page', () => {
    openPopup('quotationPopup')
    dropPopups()
    expect(names()).toEqual(['quotationPopup'])
    expect(isPopupsEntry()).toBe(true)
    history.replaceState(null, '', '/quotation/?id=5')
    expect(isPopupsEntry()).toBe(false)
    dropPopups()
    expect(names()).toEqual([])
  })

  it('leave an unknown hash alone', () => {
    history.replaceState(null, '', '/stamp/#product')
    syncPopups()
    expect(names()).toEqual([])
    expect(address()).toBe('/stamp/#product')
  })
})

describe('the editor', () => {
  const design = { id: 'a', type: 'stamp', slug: 'model-trodat-printy-4913' }

  it('opens with the design it is handed, which a reload finds again', () => {
    openEditor(design, { cartItemId: 'line-1', menu: 'text' })
    expect(address()).toBe('/stamp/?t=a#editorPopup')
    expect(useUi.getState().popups[0]?.props).toEqual({ menu: 'text' })
    useEditorItem.setState({ item: null, cartItemId: null })
    hydrateEditorItem()
    expect(useEditorItem.getState()).toMatchObject({ item: design, cartItemId: 'line-1', dirty: false })
  })

  it('takes another design while it stays open', () => {
    openEditor(design)
    openEditor({ ...design, id: 'b' })
    expect(names()).toEqual(['editorPopup'])
    expect(useEditorItem.getState().item).toMatchObject({ id: 'b' })
  })

  it('opens over the hash of an earlier visit', () => {
    history.replaceState(null, '', '/stamp/#editorPopup')
    openEditor(design)
    expect(names()).toEqual(['editorPopup'])
  })

  it('knows when another design would lose its changes', () => {
    useEditorItem.getState().openItem(design)
    expect(wouldLoseEditing({ ...design, id: 'b' })).toBe(false)
    useEditorItem.getState().updateItem({ ...design, name: 'mine' })
    expect(wouldLoseEditing({ ...design, id: 'b' })).toBe(true)
    expect(wouldLoseEditing(design)).toBe(false)
    useEditorItem.getState().clearItem()
    expect(wouldLoseEditing({ ...design, id: 'b' })).toBe(false)
    expect(localStorage.getItem('editorItem')).toBeNull()
  })

  it('notices when another tab keeps another design, and keeps what is here', () => {
    const stop = connectEditorItem()
    useEditorItem.getState().openItem(design)
    localStorage.setItem('editorItem', JSON.stringify({ item: { id: 'other' } }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'editorItem', newValue: 'x' }))
    expect(useEditorItem.getState()).toMatchObject({ item: design, changedElsewhere: true })
    useEditorItem.getState().updateItem(design)
    expect(useEditorItem.getState().changedElsewhere).toBe(false)
    stop()
  })

  it('says when the browser refuses to keep the design', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    useEditorItem.getState().updateItem(design)
    expect(useEditorItem.getState()).toMatchObject({ item: design, saveFailed: true })
    setItem.mockRestore()
  })
})

describe('prices', () => {
  it('are chosen by an attribute of the page, and the choice is kept', () => {
    setPricesHT(true)
    expect(document.documentElement.dataset.prices).toBe('ht')
    expect(localStorage.getItem('pricesHT')).toBe('true')
    setPricesHT(false)
    expect(document.documentElement.dataset.prices).toBe('ttc')
    expect(localStorage.getItem('pricesHT')).toBe('false')
  })
})

describe('the chosen country', () => {
  it('is kept with its VAT', () => {
    selectZone('LU', 17)
    useClient.setState({ zoneSelected: null, vatLocal: null })
    hydrateClient()
    expect(useClient.getState()).toEqual({ zoneSelected: 'LU', vatLocal: 17 })
    localStorage.setItem('vatLocal', 'much')
    hydrateClient()
    expect(useClient.getState()).toEqual({ zoneSelected: 'LU', vatLocal: null })
  })

  it('is read again where it was kept, and is none where it is no country', () => {
    localStorage.setItem('zoneSelected', 'BE')
    hydrateClient()
    expect(useClient.getState().zoneSelected).toBe('BE')
    localStorage.setItem('zoneSelected', '<b>')
    hydrateClient()
    expect(useClient.getState().zoneSelected).toBeNull()
  })
})
