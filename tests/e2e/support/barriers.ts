import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './shop'

/**
 * Expects that axe finds no barrier in a part of a page. Asked until it is so: what comes late, a remark of the checks or a panel that
 * is fetched, may be on its way while axe looks; a barrier that is one stays.
 * @param part a selector; the whole page without one
 */
export async function expectNoBarriers(page: Page, part?: string): Promise<void> {
  const look = async () => {
    const builder = new AxeBuilder({ page })
    const { violations } = await (part === undefined ? builder : builder.include(part)).analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  await expect.poll(look).toEqual([])
}
