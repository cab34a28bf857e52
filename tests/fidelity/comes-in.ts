import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSvg } from '@/lib/design/picture/svg/read-svg'
import type { LabBrowser } from './browsers/browser'
import { type Compared, compareRead, isAlike } from './drawn-alike'

const here = (...parts: string[]) => path.join(import.meta.dirname, ...parts)

/** A file of a drawing as a program writes it: its path within this folder, and its program. */
export interface Case {
  file: string
  program: string
  /** What is special about it, in words. */
  habit: string
}

const words = (file: string): string => path.parse(file).name.replaceAll('-', ' ')

const casesIn = (folder: string, program: string): Case[] =>
  readdirSync(here(folder))
    .filter(name => /\.svgz?$/.test(name))
    .sort()
    .map(name => ({ file: `${folder}/${name}`, program, habit: words(name) }))

/** All drawings that are compared: habits one by one, and files as whole programs write them. */
export const cases: Case[] = [
  ...casesIn('svg', ''),
  ...readdirSync(here('programs'))
    .sort()
    .flatMap(program => casesIn(`programs/${program}`, program)),
]

export const bytesOf = ({ file }: Case): Uint8Array => readFileSync(here(file))

/** What became of a file: `alike` as the browser draws it, `named` otherwise and said, `wrong` otherwise and unsaid. */
export interface Verdict {
  verdict: 'alike' | 'named' | 'wrong'
  /** The least shared ink, and the most pixels of another colour; `null` where the file was refused. */
  overlap: number | null
  beside: number | null
  named: string[]
}

const worst = (seen: readonly Compared[]): Pick<Verdict, 'overlap' | 'beside'> => ({
  overlap: Math.min(...seen.map(({ overlap }) => overlap)),
  beside: Math.max(...seen.map(({ beside }) => beside)),
})

/** Reads a file, draws it and compares. */
export async function judge(lab: LabBrowser, bytes: Uint8Array): Promise<Verdict> {
  const read = readSvg(bytes)
  if (!read.ok) return { verdict: 'named', overlap: null, beside: null, named: [read.code] }
  const seen = await compareRead(lab, bytes, read)
  const named = [...read.lost, ...read.otherFamilies.map(({ asked, drawn }) => `${asked} → ${drawn}`)]
  const otherwise = named.length > 0 ? 'named' : 'wrong'
  return { verdict: seen.every(isAlike) ? 'alike' : otherwise, ...worst(seen), named }
}
