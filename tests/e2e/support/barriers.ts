import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop'

/**
 * Expects that axe finds no barrier in a part of a page. Repeated until it passes: late content, a finding of the checks or a fetched
 * panel, may still be loading while axe runs; a real barrier stays.
 * @param part a selector; the whole page without one
 * @param tags the rules to look for; all that axe has without them
 */
export async function expectNoBarriers(page: Page, part?: string, tags?: string[]): Promise<void> {
  const look = async () => {
    const builder = new AxeBuilder({ page })
    if (part !== undefined) builder.include(part)
    if (tags) builder.withTags(tags)
    const { violations } = await builder.analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  await expect.poll(look).toEqual([])
}

/** The same, only by the rules of WCAG 2.1, levels A and AA. */
export const expectWcag = (page: Page, part?: string): Promise<void> =>
  expectNoBarriers(page, part, ['wcag2a', 'wcag2aa', 'wcag21aa'])
