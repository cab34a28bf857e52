/**
 * A page that is not found is drawn by `NotFoundView`, which has its status from a "not found" within it. Next would give
 * every page its own view of that case along: this one weighs nothing.
 */
export default function NotFound() {
  return null
}
