import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop'

/** The addresses of a page's frames that come from elsewhere; one without an address belongs to the page that it is in. */
const strangeFrames = (page: Page) =>
  page
    .frames()
    .map(frame => frame.url())
    .filter(url => !url.startsWith('about:') && new URL(url).origin !== new URL(page.url()).origin)

/**
 * Expects that axe finds no barrier in a part of a page. Repeated until it passes: late content, a finding of the checks or a fetched
 * panel, may still be loading while axe runs; a real barrier stays.
 * @param part a selector; the whole page without one
 * @param tags the rules to look for; all that axe has without them
 */
export async function expectNoBarriers(page: Page, part?: string, tags?: string[]): Promise<void> {
  const look = async () => {
    // Only violations are described in full, and no second page is opened to put the findings together: that takes as long as the search
    // itself. Frames from elsewhere are left out by it, so there must be none.
    const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (part !== undefined) builder.include(part)
    if (tags) builder.withTags(tags)
    expect(strangeFrames(page)).toEqual([])
    const { violations } = await builder.analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  await expect.poll(look).toEqual([])
}

/** The same, only by the rules of WCAG 2.1, levels A and AA. */
export const expectWcag = (page: Page, part?: string): Promise<void> =>
  expectNoBarriers(page, part, ['wcag2a', 'wcag2aa', 'wcag21aa'])
