import { type Linear, mapChannels, toLinear } from '../colour'
import { view } from './camera'
import { dot, normalise, smoothStep, type Vec3 } from './vector'

/** What a solid is made of. `grain` gives the colour at a point of the object, in place of `colour`. */
export type Surface = {
  colour: string
  grain?: (point: Vec3) => Linear
  metal?: boolean
  /** How much of a metal's surroundings it mirrors; 1 is polished steel. */
  gain?: number
  /** Reflection seen straight on, 0.02 (rubber) to 0.1 (bottle). */
  gloss?: number
  /** Reflection at the rim, 0 to 1. */
  rim?: number
  matt?: boolean
}

const key = normalise([-0.62, 0.9, 0.62])
const fill = normalise([0.95, 0.25, 0.35])
const softBox = normalise([-0.42, 0.86, 0.28])
const strip = normalise([0.98, 0.12, 0.16])

/** What a gloss surface mirrors: a soft box above on the left, a strip on the right, a pale bench. */
function surroundings(ray: Vec3): number {
  return (
    2.5 * smoothStep(0.8, 0.965, dot(ray, softBox)) +
    1.1 * smoothStep(0.9, 0.985, dot(ray, strip)) +
    0.3 * smoothStep(-0.15, 0.55, ray[1]) +
    0.05
  )
}

/** What metal mirrors: the same lights, a dark horizon, and bands that brushed steel shows. */
function metalSurroundings(ray: Vec3): number {
  const [across, height] = ray
  return (
    0.34 -
    0.26 * smoothStep(0.5, 0.95, Math.abs(across)) +
    0.34 * Math.exp(-(((across + 0.34) / 0.15) ** 2)) +
    0.16 * Math.exp(-(((across - 0.5) / 0.09) ** 2)) +
    0.44 * smoothStep(-0.1, 0.5, height) +
    1.1 * smoothStep(0.72, 0.97, dot(ray, softBox)) +
    0.8 * smoothStep(0.84, 0.99, dot(ray, strip)) -
    0.3 * smoothStep(0.1, -0.06, height) * smoothStep(-0.34, -0.08, height) +
    0.26 * smoothStep(-0.25, -0.85, height) +
    0.12 * Math.sin(height * 9)
  )
}

const linearOf = new Map<string, Linear>()
function linear(hex: string): Linear {
  const known = linearOf.get(hex)
  if (known) return known
  const made = toLinear(hex)
  linearOf.set(hex, made)
  return made
}

/** Light that leaves a surface towards the viewer. `normal` in the scene, `point` in the object. */
export function shade(normal: Vec3, surface: Surface, point: Vec3): Linear {
  const albedo = surface.grain ? surface.grain(point) : linear(surface.colour)
  const facing = dot(normal, view)
  const ray: Vec3 = [
    2 * facing * normal[0] - view[0],
    2 * facing * normal[1] - view[1],
    2 * facing * normal[2] - view[2],
  ]
  // Near the bench less light arrives; higher up and further left more.
  const occlusion = 0.7 + 0.3 * smoothStep(0, 18, point[1])
  const falloff = 1 + 0.07 * smoothStep(0, 70, point[1]) - 0.0028 * Math.max(-70, Math.min(70, point[0]))
  const grazing = (1 - Math.max(0, facing)) ** 5
  if (surface.metal) {
    const mirrored = metalSurroundings(ray) * occlusion * falloff * (surface.gain ?? 1)
    return mapChannels(albedo, value => value * mirrored * 0.92 + grazing * 0.25)
  }
  const diffuse =
    (0.2 + 0.2 * (normal[1] * 0.5 + 0.5)) * occlusion +
    0.66 * Math.max(0, dot(normal, key)) * (0.9 + 0.1 * occlusion) +
    0.13 * Math.max(0, dot(normal, fill))
  const gloss = surface.gloss ?? 0.05
  const fresnel = gloss + (1 - gloss) * grazing * (surface.rim ?? 0.35)
  const mirrored = surroundings(ray) * occlusion * (surface.matt ? 0.25 : 1)
  return mapChannels(albedo, value => value * diffuse * 1.17 * falloff + fresnel * mirrored)
}
