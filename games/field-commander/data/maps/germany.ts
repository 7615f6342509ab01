import type { MapFile } from '../file.ts'

export const germany: MapFile = {
  id: 'germany',
  name: { it: 'Germania', en: 'Germany' },
  areas: [
    'Mainz* = Kassel Wurzburg Erfurt',
    'Wurzburg = Mainz Bamberg Erfurt',
    'Bamberg = Wurzburg Saalfeld Hof',
    'Hof = Bamberg Saalfeld Jena Leipzig Dresden',
    'Saalfeld = Bamberg Hof Jena Erfurt',
    'Jena = Saalfeld Hof Erfurt Auerstadt Leipzig',
    'Erfurt* = Mainz Wurzburg Saalfeld Jena Auerstadt Kassel',
    'Kassel* = Mainz Erfurt Magdeburg Lubeck',
    'Auerstadt = Erfurt Jena Leipzig Halle',
    'Halle = Auerstadt Leipzig Magdeburg Wittenberg',
    'Leipzig* = Jena Hof Auerstadt Halle Wittenberg Dresden',
    'Dresden* = Hof Leipzig Wittenberg Bautzen Kulm',
    'Kulm = Dresden Bautzen',
    'Bautzen = Dresden Kulm Breslau Berlin',
    'Breslau* = Bautzen',
    'Wittenberg = Halle Leipzig Dresden Magdeburg Berlin',
    'Magdeburg* = Kassel Halle Wittenberg Berlin Lubeck',
    'Berlin* = Bautzen Wittenberg Magdeburg Stettin',
    'Stettin* = Berlin Lubeck',
    'Lubeck* = Kassel Magdeburg Stettin',
  ],
  sources: {},
}
