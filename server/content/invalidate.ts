/** Counts the changes of content that this process made or heard of; readers compare it to drop what they remember. */
const state = globalThis as { contentVersion?: number }

export const contentVersion = () => state.contentVersion ?? 0

const bump = () => {
  state.contentVersion = contentVersion() + 1
}

/**
 * Makes changed content visible at the next request: what this process remembers is dropped, and every page that was
 * rendered from content with these tags. Done at once and again after the answer, for whoever read between the change
 * and its commit. Outside a request of Next, in a script, there are no pages to renew: the shop renews all at its start.
 */
export async function invalidateContent(tags: string[]): Promise<void> {
  const [{ revalidateTag }, { after }] = await Promise.all([import('next/cache'), import('next/server')])
  const forget = () => {
    bump()
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
  }
  try {
    forget()
    after(forget)
  } catch (error) {
    if (process.env.NEXT_RUNTIME) throw error
  }
}
