import { parseSvgPath } from '@/lib/design/geometry/svg-path'
import type { ConfigSupport, MaskCustom, SignMask } from './config'
import { fixingOptionKeys } from './finding'
import { customMaskPathMax, customMaskShape, supportMultiRange } from './limits'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own properties only: a config that inherits its fields is invalid. */
const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

/**
 * A config of unknown origin in the form that the rules expect. What is missing or of the wrong type becomes a value
 * that no rule accepts (an empty name, `NaN`), so that it is found and repaired like any other wrong value. Never throws.
 */
export interface ReadConfig {
  material: string
  width: number
  height: number
  color: string
  bgColor: unknown
  textColor: unknown
  /** `null` when it has no acceptable form. */
  mask: SignMask | null
  finishes: Record<string, unknown>
  fixing: { name: string; options: Record<string, unknown> }
  configSupport: ConfigSupport | 'malformed' | undefined
}

/** Reads a config field by field (see `ReadConfig`). */
export function readConfig(config: unknown): ReadConfig {
  const source = isRecord(config) ? config : {}
  const fixing = own(source, 'fixing')
  const fixingRecord = isRecord(fixing) ? fixing : {}
  const finishes = own(source, 'finishes')
  return {
    material: text(own(source, 'material')),
    width: number(own(source, 'width')),
    height: number(own(source, 'height')),
    color: text(own(source, 'color')),
    bgColor: own(source, 'bgColor'),
    textColor: own(source, 'textColor'),
    mask: readMask(own(source, 'mask')),
    finishes: isRecord(finishes) ? definedEntries(finishes) : { '': finishes },
    fixing: { name: text(own(fixingRecord, 'name')), options: readOptions(own(fixingRecord, 'options')) },
    configSupport: readSupport(own(source, 'configSupport')),
  }
}

/** A key set to `undefined` is a key that is not there. */
function definedEntries(record: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(record)
  if (keys.every(key => record[key] !== undefined)) return record
  return Object.fromEntries(keys.filter(key => record[key] !== undefined).map(key => [key, record[key]]))
}

function readOptions(value: unknown): Record<string, unknown> {
  return isRecord(value) ? definedEntries(value) : { '': value }
}

function readSupport(value: unknown): ReadConfig['configSupport'] {
  if (value === undefined) return undefined
  if (!isRecord(value) || own(value, 'range') !== supportMultiRange) return 'malformed'
  const model = own(value, 'model')
  if (model !== undefined && typeof model !== 'string') return 'malformed'
  return value as ConfigSupport
}

function readMask(value: unknown): SignMask | null {
  if (!isRecord(value)) return null
  const shape = own(value, 'shape')
  const maskCustom = own(value, 'maskCustom')
  if (typeof shape !== 'string') return null
  if (shape !== customMaskShape) return maskCustom === undefined ? (value as SignMask) : null
  return isMaskCustom(maskCustom) ? (value as SignMask) : null
}

const readablePaths = new WeakMap<object, boolean>()

/** A custom outline must be one that can be cut: its path is read once an object. */
function isMaskCustom(value: unknown): value is MaskCustom {
  if (!isRecord(value)) return false
  const { name, width, height, svgPath } = value
  const positive = (side: unknown) => typeof side === 'number' && side > 0 && Number.isFinite(side)
  if (typeof name !== 'string' || name === '' || name.length > 255) return false
  if (!positive(width) || !positive(height)) return false
  const known = readablePaths.get(value)
  if (known !== undefined) return known
  const readable = isPathData(svgPath)
  readablePaths.set(value, readable)
  return readable
}

const pathData = /^[Mm][MmLlHhVvCcSsQqTtAaZzEe0-9.,+\-\s]*$/

function isPathData(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > customMaskPathMax || !pathData.test(value)) return false
  const parsed = parseSvgPath(value)
  return parsed.ok && parsed.path.length > 0
}

export const knownOption = (key: string): boolean => (fixingOptionKeys as readonly string[]).includes(key)
