import type { FontEngine } from '@/lib/scene/fonts/engine'
import type { Design } from '@/lib/scene/model'
import { areCurved, canCurve, toggleCurve } from '@/lib/scene/operations/curve'
import type { Plate } from '@/lib/scene/plate'
import { requiredFiles } from '@/lib/scene/required'
import type { Command } from './command'

/** Sets the selected texts on a curve, and straight again; how wide their letters are only the text engine knows. */
export const curveCommand = (
  plateOf: (design: Design) => Plate | null,
  engine: () => FontEngine,
): Command => ({
  id: 'curve',
  icon: 'curve',
  place: 'selection',
  hotkeys: ['Mod+Alt+C'],
  history: true,
  about: 'selection',
  enabled: editor => canCurve(editor.design, editor.state.selection),
  pressed: editor => areCurved(editor.design, editor.state.selection),
  perform: editor => {
    const { design, state } = editor
    const plate = plateOf(design)
    const fonts = engine()
    if (!plate || !requiredFiles(design).every(file => fonts.isLoaded(file))) return
    const turned = toggleCurve(design, state.selection, plate, fonts)
    if (!editor.change(turned.design)) return
    editor.select(turned.ids)
    editor.say(areCurved(editor.design, turned.ids) ? 'curved' : 'straight')
  },
})
