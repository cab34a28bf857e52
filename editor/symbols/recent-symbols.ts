import { readStoredJson, storageKeys, writeStorage } from '@/stores/storage'

/** How many symbols are kept as used lately. */
const most = 12

/** Names of the symbols that were used lately, the last one first. */
export function recentSymbols(): string[] {
  const kept = readStoredJson(storageKeys.recentSymbols)
  return Array.isArray(kept) ? kept.filter(name => typeof name === 'string').slice(0, most) : []
}

export function rememberSymbol(name: string): void {
  const others = recentSymbols().filter(known => known !== name)
  writeStorage(storageKeys.recentSymbols, JSON.stringify([name, ...others].slice(0, most)))
}
