interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>
}

const hasDropper = (scope: object): scope is { EyeDropper: new () => EyeDropper } => 'EyeDropper' in scope

/**
 * Takes a colour from the screen, where the browser can do it; else `null`. Its result is a hex colour, or `null` where
 * the person cancelled.
 */
export function eyeDropper(): (() => Promise<string | null>) | null {
  const scope: object = globalThis
  if (!hasDropper(scope)) return null
  return () =>
    new scope.EyeDropper().open().then(
      ({ sRGBHex }) => sRGBHex.toLowerCase(),
      () => null,
    )
}
