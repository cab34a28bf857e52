import type { ValidatorCode } from './codes'

/** 1 MB is 10^6 bytes (FORM-9). */
const megabyte = 1_000_000

/** Caps on optional uploads, in bytes and files (FORM-9). */
export const fileLimits = { bytes: 30 * megabyte, count: 5 } as const
export const imageLimits = { bytes: 15 * megabyte, count: 5 } as const

/** Files to send with a request: at most 5, each at most 30 MB. */
export function checkFiles(files: readonly { size: number }[]): ValidatorCode | null {
  if (files.length > fileLimits.count) return 'VALIDATORS_OPTIONAL_FILES_COUNT'
  return files.some(file => !(file.size <= fileLimits.bytes)) ? 'VALIDATORS_OPTIONAL_FILES_SIZE' : null
}

/** Pictures for a design: at most 5, each at most 15 MB. */
export function checkImages(images: readonly { size: number }[]): ValidatorCode | null {
  if (images.length > imageLimits.count) return 'VALIDATORS_OPTIONAL_IMAGES_COUNT'
  return images.some(image => !(image.size <= imageLimits.bytes)) ? 'VALIDATORS_OPTIONAL_IMAGES_SIZE' : null
}
