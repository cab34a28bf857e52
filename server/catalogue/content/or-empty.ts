import 'server-only'
import { tieOfPage } from './tag-page'

/** How soon a page that lacks something for a failure is made again. */
const soonSeconds = 30
const soon = tieOfPage('soon', { revalidate: soonSeconds })

/**
 * What a page shows of a list: where it cannot be read the failure is logged, the list is empty and the page around it
 * lives; it is made again soon, so that the gap is not kept.
 * @param name how the log calls the list
 */
export async function orEmpty<T>(name: string, read: Promise<readonly T[] | null>): Promise<readonly T[]> {
  try {
    return (await read) ?? []
  } catch (error) {
    console.error(`The list ${name} could not be read`, error)
    await soon()
    return []
  }
}
