/** Colour in linear light, one number a channel from 0 to 1 and beyond for highlights. */
export type Linear = readonly [red: number, green: number, blue: number]

const gamma = 2.2

/** `#rrggbb` to linear light. */
export function toLinear(hex: string): Linear {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** gamma
  return [channel(1), channel(3), channel(5)]
}

/** Linear light to `#rrggbb`, clipped. */
export function toHex(colour: Linear): string {
  const channel = (value: number) =>
    Math.min(255, Math.round(255 * Math.max(0, value) ** (1 / gamma)))
      .toString(16)
      .padStart(2, '0')
  return `#${channel(colour[0])}${channel(colour[1])}${channel(colour[2])}`
}

/** Changes red, green and blue of a colour in linear light (0 to 1) alike. */
export function mapChannels(colour: Linear, change: (value: number, channel: number) => number): Linear {
  return [change(colour[0], 0), change(colour[1], 1), change(colour[2], 2)]
}

/** Mixes two colours in linear light; `amount` 0 gives the first, 1 the second. */
export function mixLinear(from: Linear, to: Linear, amount: number): Linear {
  return [
    from[0] + (to[0] - from[0]) * amount,
    from[1] + (to[1] - from[1]) * amount,
    from[2] + (to[2] - from[2]) * amount,
  ]
}

/** A colour nearer to white by a share of the way, 0 to 1, in linear light. */
export function lighten(hex: string, amount: number): string {
  return toHex(mixLinear(toLinear(hex), [1, 1, 1], amount))
}

/** A colour nearer to black by a share of the way, 0 to 1, in linear light. */
export function darken(hex: string, amount: number): string {
  return toHex(mixLinear(toLinear(hex), [0, 0, 0], amount))
}

/** Scales the channels as they are written, without going to linear light: keeps the hue of metals. */
export function scaleHex(hex: string, factor: number): string {
  const channel = (at: number) =>
    Math.max(0, Math.min(255, Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * factor)))
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Relative luminance, 0 black to 1 white. */
export function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
