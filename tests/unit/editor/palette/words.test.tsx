// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { editorKinds } from '@/editor/kinds/registry'
// It comes with the first palette; here it is there before.
import '@/editor/palette/results'
import { PaletteHost } from '@/editor/palette/palette-host'
import { de } from '@/editor/palette/words/de'
import { en } from '@/editor/palette/words/en'
import { fr } from '@/editor/palette/words/fr'
import { type Language, languages } from '@/lib/ground/names'
import deTexts from '@/messages/de'
import enTexts from '@/messages/en'
import frTexts from '@/messages/fr'
import { readVectorIndex } from '@/server/design/vectors/vector-index'
import { signDesign, stampDesign, text } from '@/tests/support/editor-design'
import { showInEditor } from '@/tests/support/editor-workspace'

const words = { fr, de, en }
const texts = { fr: frTexts, de: deTexts, en: enTexts }

describe.each(languages)('the words in %s', language => {
  const { command, kind, menu } = words[language]

  it.each([
    ['command', command, texts[language].editor.command],
    ['kind of element', kind, editorKinds],
    [
      'menu',
      menu,
      Object.fromEntries(Object.entries(texts[language].editor.menu).filter(([id]) => id !== 'label')),
    ],
  ])('call every %s something', (_, called, all) => {
    expect(Object.keys(called).sort()).toEqual(Object.keys(all).sort())
    for (const [id, list] of Object.entries(called)) {
      for (const word of list.split(', ')) expect(word.trim(), id).not.toBe('')
    }
  })
})

type Texts = typeof frTexts.editor
type Row = [Record<Language, string>, (texts: Texts) => string]
const same = (word: string) => ({ fr: word, de: word, en: word })
const code = (type: keyof Texts['qrcode']['types']) => (t: Texts) =>
  t.kind.qrcode.replace('{content}', t.qrcode.types[type])

/** What is typed in each language, and what stands first then. */
const firstHits: Row[] = [
  [{ fr: 'texte', de: 'text', en: 'text' }, t => t.lines.newLine],
  [{ fr: 'ligne', de: 'zeile', en: 'letters' }, t => t.lines.newLine],
  [{ fr: 'circulaire', de: 'kreistext', en: 'circular' }, t => t.roundedText.add],
  [{ fr: 'texte courbe', de: 'gebogen', en: 'curved text' }, t => t.roundedText.add],
  [{ fr: 'perçage', de: 'Bohrung', en: 'drilling' }, t => t.menu.fixings],
  [{ fr: 'percage', de: 'loch', en: 'hole' }, t => t.menu.fixings],
  [{ fr: 'gras', de: 'fett', en: 'bold' }, t => t.command.bold],
  [{ fr: 'italique', de: 'kursiv', en: 'italic' }, t => t.command.italic],
  [{ fr: 'souligner', de: 'unterstreichen', en: 'underline' }, t => t.command.underline],
  [{ fr: 'annuler', de: 'rückgängig', en: 'undo' }, t => t.command.undo],
  [{ fr: 'refaire', de: 'wiederholen', en: 'redo' }, t => t.command.redo],
  [{ fr: 'aligner', de: 'ausrichten', en: 'align' }, t => t.command.alignLeft],
  [{ fr: 'centrer', de: 'zentrieren', en: 'centre' }, t => t.command.alignCenter],
  [{ fr: 'effacer', de: 'löschen', en: 'remove' }, t => t.command.delete],
  [{ fr: 'rotation', de: 'drehen', en: 'rotate' }, t => t.command.turnRight],
  [{ fr: 'grouper', de: 'gruppieren', en: 'group' }, t => t.command.group],
  [{ fr: 'verouiller', de: 'sperren', en: 'lock' }, t => t.command.lock],
  [{ fr: 'sauvegarder', de: 'speichern', en: 'save' }, t => t.command.saveFile],
  [{ fr: 'devis', de: 'Angebot', en: 'quote' }, t => t.command.askQuotation],
  [same('qr'), t => t.qrcode.title],
  [{ fr: 'QR code', de: 'QR-Code', en: 'qr code' }, t => t.qrcode.title],
  [same('Wi-Fi'), code('wifi')],
  [{ fr: 'wifi', de: 'WLAN', en: 'wifi' }, code('wifi')],
  [{ fr: 'carte de visite', de: 'Visitenkarte', en: 'vcard' }, code('vcard')],
  [{ fr: 'code barre', de: 'Strichcode', en: 'barcode' }, t => t.barcode.title],
  [same('EAN'), t => t.barcode.title],
  [same('logo'), t => t.picture.title],
  [{ fr: 'photo', de: 'foto', en: 'picture' }, t => t.picture.title],
  [{ fr: 'cadre', de: 'umrandung', en: 'frame' }, t => `${t.kind.border} : ${t.borders.styles.solid}`],
  [{ fr: 'étoile', de: 'stern', en: 'star' }, t => t.shapes.names.star],
  [{ fr: 'date', de: 'datum', en: 'date' }, t => t.date.title],
  [{ fr: 'couleur', de: 'farbe', en: 'colour' }, t => t.menu.colours],
  [{ fr: 'taille', de: 'größe', en: 'size' }, t => t.menu.dimensions],
  // What the shop has a drawing of stays its drawing.
  [{ fr: 'cadenas', de: 'schloss', en: 'padlock' }, () => '*symbol'],
  [{ fr: 'ciseaux', de: 'schere', en: 'scissors' }, () => '*symbol'],
]

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
  Element.prototype.scrollIntoView = () => {}
})
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const country = /index-(\w+)\.json/.exec(url)?.[1] ?? ''
    return Response.json(await readVectorIndex(country))
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const type = (typed: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } })

async function openPalette(language: Language, mode: 'add' | 'commands', chosen: readonly string[]) {
  const design = signDesign([text('a', 'DUPONT', 4), text('b', 'Notaires', 12)])
  const editor = showInEditor(design, <PaletteHost wide />, null, language)
  act(() => {
    editor.select(chosen)
    editor.setWorkspace({ palette: mode })
  })
  await screen.findByRole('group', { name: texts[language].editor.palette.source.symbols })
  await screen.findByRole('group', { name: texts[language].editor.palette.source.elements })
  return editor
}

describe.each(languages)('in %s the palette', language => {
  const t = texts[language].editor as Texts

  it.each([
    ['with nothing selected', 'commands', [], firstHits],
    ['with a text selected', 'commands', ['a'], firstHits.slice(0, 8)],
    ['of “+”', 'add', [], firstHits.slice(0, 8)],
  ] as const)('finds everything by its word, %s', async (_, mode, chosen, rows) => {
    await openPalette(language, mode, chosen)
    const found: string[] = []
    const wanted: string[] = []
    for (const [word, meant] of rows) {
      type(word[language])
      const [first] = screen.queryAllByRole('option')
      const isSymbol = first?.closest('[role="group"]')?.querySelector('img') !== null
      const name = first?.querySelector('.truncate')?.textContent ?? ''
      wanted.push(`${word[language]} → ${meant(t)}`)
      found.push(`${word[language]} → ${isSymbol ? '*symbol' : name}`)
    }
    expect(found).toEqual(wanted)
  })
})

it('offers to add what can be added where that was asked for, and finds commands there by their words', async () => {
  await openPalette('fr', 'add', [])
  const { source } = frTexts.editor.palette
  expect(screen.queryByRole('group', { name: source.workspace })).toBeNull()
  type('annuler')
  expect(screen.getByRole('group', { name: source.workspace })).toBeTruthy()
})

it('says what a command lacks, and does nothing else', async () => {
  const editor = await openPalette('fr', 'commands', [])
  const { design } = editor
  type('supprimer')
  expect(screen.getAllByRole('option')[0]?.textContent).toContain(frTexts.editor.palette.selectFirst)
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  expect(editor.state.refusal).toEqual({ code: 'selectFirst' })
  expect(editor.design).toBe(design)
})

it('sets letters in all texts where none is selected', async () => {
  const editor = await openPalette('fr', 'commands', [])
  type('plus grand')
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  expect(editor.state.selection).toEqual(['a', 'b'])
  expect(editor.state.canUndo).toBe(true)
})

describe('what was added has the next key', () => {
  const choose = async (typed: string) => {
    const editor = showInEditor(stampDesign([text('a', 'DUPONT', 4)]), <PaletteHost wide />)
    act(() => editor.setWorkspace({ palette: 'commands' }))
    await screen.findByRole('group', { name: frTexts.editor.palette.source.elements })
    type(typed)
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
    return editor
  }

  it.each(['texte', 'circulaire'])('a line in its field: %s', async typed => {
    const editor = await choose(typed)
    const added = editor.design.elements[1]
    expect(editor.state.wantedField).toEqual({ elementId: added?.id, line: 0 })
  })

  it.each(['étoile', 'cadre', 'date'])('all else on the canvas: %s', async typed => {
    const editor = await choose(typed)
    const added = editor.design.elements[1]
    expect(editor.state.selection).toEqual([added?.id])
    expect(editor.state.wantedCanvas).toBe(1)
  })

  it('what a form makes in its form, asking for what was meant', async () => {
    const editor = await choose('wifi')
    expect(editor.state.menu).toBe('qrcode')
    expect(editor.state.wantedForm).toEqual({ kind: 'qrcode', of: 'wifi' })
  })
})
