/** Where a page reads which container of tags it may load: `GET`, the same for everybody. */
export const tagContainerPath = '/api/tag-container'

/** The container of tags: its script, and the origins that it talks to, its own first. */
export interface TagContainer {
  script: string
  origins: readonly string[]
}

const isAllowed = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')

/**
 * Reads the setting `TAG_CONTAINER`: the script's address, then the other origins that it may talk to, by blanks. Null
 * where nothing is set. Throws where an address is invalid or not https: that would be a hole in every page's policy.
 */
export function readTagContainer(setting: string | undefined): TagContainer | null {
  const [script, ...others] = (setting ?? '').split(/\s+/).filter(Boolean)
  if (!script) return null
  const origins = [script, ...others].map(address => {
    const url = URL.canParse(address) ? new URL(address) : null
    if (!url || !isAllowed(url)) throw new Error(`TAG_CONTAINER: ${address} is no https address`)
    return url.origin
  })
  return { script, origins: [...new Set(origins)] }
}
