import type { Readings } from '../codes/drawn-code'
import type { Finding, FindingCode, Repair } from '../finding'
import type { Design, Element } from '../model'
import type { OutlineSource } from '../outline-source'
import type { Plate } from '../plate'
import type { Scene } from '../scene'

/** What is there to be looked at before anything is drawn. */
export interface CheckGround {
  design: Pick<Design, 'elements'>
  plate: Plate
}

/** What every check looks at. */
export interface CheckContext extends CheckGround {
  scene: Scene
  engine: OutlineSource
  /** What a reader found in the drawn codes; absent where none has looked yet. */
  readings?: Readings
  /** Words that stand in templates for the customer's own, as `plainWords` has them. */
  samples?: Pick<ReadonlySet<string>, 'has'>
  /** `no`: who asks offers no repairs, and none is tried, which takes most of the time. */
  repairs?: 'no'
}

/** What a check may know beside the design. */
export type Known = Pick<CheckContext, 'readings' | 'samples' | 'repairs'>

/** A finding before it has its element and its repairs. */
export type Found = Omit<Finding, 'elementId' | 'repairs'>

/**
 * One rule of making as data. `codes` are the findings that it may have. It is asked only where it `applies`, so that
 * the rules that really looked at something can be counted.
 */
interface Check {
  readonly codes: readonly FindingCode[]
}

/** A rule about one element. */
export interface ElementCheck<E extends Element = Element> extends Check {
  /** Without it the rule looks at every element that it is given. */
  applies?(element: E, ground: CheckGround): boolean
  run(element: E, context: CheckContext): Found[]
  /** The ways to mend a finding with one click, the best first. */
  repairs?(element: E, found: Found, context: CheckContext): Repair[]
}

/** A rule about the design as a whole. */
export interface DesignCheck extends Check {
  applies(ground: CheckGround): boolean
  run(context: CheckContext): Found[]
  repairs?(context: CheckContext): Repair[]
}
