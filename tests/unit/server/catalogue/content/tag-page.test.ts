import { afterEach, describe, expect, it, vi } from 'vitest'
import { orEmpty } from '@/server/catalogue/content/or-empty'
import { tagPage } from '@/server/catalogue/content/tag-page'

describe('content that is read where no page is rendered, as by a job before the first request', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is tied to nothing', async () => {
    await expect(tagPage('pages')).resolves.toBeUndefined()
  })

  it('is an empty list where it cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await orEmpty('cards', Promise.reject(new Error('no answer')))).toEqual([])
  })
})
