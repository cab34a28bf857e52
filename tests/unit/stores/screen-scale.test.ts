// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setScreenScale } from '@/lib/ground/site/inline-scripts'
import { connectScreenScale, keepScreenScale, screenPxPerMm, useScreenScale } from '@/stores/screen-scale'

const mm = () => document.documentElement.style.getPropertyValue('--mm')
let leave = () => {}

beforeEach(() => {
  localStorage.clear()
  leave = connectScreenScale()
})
afterEach(() => leave())

describe('the scale of the screen', () => {
  it('is kept, shown to the styles and forgotten', () => {
    expect(mm()).toBe('')
    keepScreenScale(6.04)
    expect(mm()).toBe('6.04px')
    expect(screenPxPerMm(useScreenScale.getState().kept)).toBeCloseTo(6.04)
    keepScreenScale(null)
    expect(mm()).toBe('')
    expect(localStorage.getItem('screenScale')).toBeNull()
  })

  it('is there before the first paint, by the script of the page', () => {
    keepScreenScale(5)
    document.documentElement.style.removeProperty('--mm')
    new Function(setScreenScale)()
    expect(mm()).toBe('5px')
  })

  it('is taken from another tab, and an invalid value counts as none', () => {
    localStorage.setItem('screenScale', '7')
    window.dispatchEvent(new StorageEvent('storage', { key: 'screenScale', newValue: '7' }))
    expect(mm()).toBe('7px')
    localStorage.setItem('screenScale', 'huge')
    window.dispatchEvent(new StorageEvent('storage', { key: 'screenScale', newValue: 'huge' }))
    expect(mm()).toBe('')
  })
})
