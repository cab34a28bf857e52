export type { StampConfig } from './config'
export { patchStampConfig, type StampChoice, type StampPatch } from './patch'
export { caseColorExtra, hasKnownFamily, maxLines, type StampSizeClass, stampSizeClass } from './rules'
export { type StampModelName, stampSlug } from './slug'
