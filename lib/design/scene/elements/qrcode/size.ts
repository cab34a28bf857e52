/** The smallest edge of a code, rounded up: it must pass its own check. */
export const smallestQr = (qrMinMm: number): number => Math.ceil(qrMinMm * 10) / 10
