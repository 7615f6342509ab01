import type { Form } from '@bivouac/kernel'
import type { Arm, Nation, Provenance, UnitFacts } from '../words.ts'
import { frozen } from './notation.ts'

/**
 * The eight units of each nation, in the order that numbers its pieces. Names are the rulebook's; strengths are those
 * printed on the published counters (the rulebook itself gives only the Imperial Guard's, 1.4). Where the counter is
 * lettered otherwise than the cards, its legend stands beside it: it is the same unit. A name is followed by its Italian
 * gender and number: "il 10° Dragoni" is the regiment, "i Dragoni Johann" are the men; in English both are many.
 */

const unit =
  (arm: Arm) =>
  (
    en: string,
    it: string,
    is: Form,
    full: number,
    reduced: number,
    provenance: Provenance = 'published',
  ): UnitFacts => ({
    name: { it, en, is, the: 'both', plural: en.endsWith('s') && !en.endsWith('Corps') },
    arm,
    full,
    reduced,
    provenance,
  })
const infantry = unit('infantry')
const cavalry = unit('cavalry')

export const UNITS: Readonly<Record<Nation, readonly UnitFacts[]>> = frozen({
  austria: [
    infantry('1st Regiment', '1° Reggimento', 'm', 7, 4), // counter: 1st Infantry Reg
    infantry('3rd Regiment', '3° Reggimento', 'm', 6, 3), // counter: 3rd Infantry Reg
    infantry('4th Regiment', '4° Reggimento', 'm', 5, 3), // counter: 4th Infantry Reg
    infantry('6th Grenzers', '6° Grenzer', 'm', 7, 3), // counter: 6th Grenzer Reg
    infantry('9th Regiment', '9° Reggimento', 'm', 6, 3), // counter: 9th Infantry Reg
    infantry('14th Regiment', '14° Reggimento', 'm', 5, 3), // counter: 14th Infantry Reg
    cavalry('Johann Dragoons', 'Dragoni Johann', 'mp', 6, 3), // counter: Johann Drg
    cavalry('O’Reilly Chevaulegers', 'Cavalleggeri O’Reilly', 'mp', 8, 4), // counter: O'Reilly Chev
  ],
  prussia: [
    infantry('1st Regiment', '1° Reggimento', 'm', 6, 4), // counter: 1st Infantry Reg
    cavalry('10th Dragoons', '10° Dragoni', 'm', 6, 3),
    infantry('13th Regiment', '13° Reggimento', 'm', 6, 3), // counter: 13th Infantry Reg
    infantry('25th Regiment', '25° Reggimento', 'm', 5, 3), // counter: 25th Infantry Reg
    infantry('27th Regiment', '27° Reggimento', 'm', 5, 3), // counter: 27th Infantry Reg
    infantry('32nd Regiment', '32° Reggimento', 'm', 5, 3), // counter: 32nd Infantry Reg
    infantry('Guard Grenadiers', 'Granatieri della Guardia', 'mp', 8, 5), // counter: Guard Gren
    cavalry('Royal Escort', 'Scorta Reale', 'f', 7, 4),
  ],
  ottoman: [
    infantry('1st Janissaries', '1° Giannizzeri', 'm', 8, 5),
    infantry('2nd Janissaries', '2° Giannizzeri', 'm', 8, 5),
    infantry('Albanian Feudal Corps', 'Corpo Feudale Albanese', 'm', 6, 2), // counter: Albanian Feudal
    cavalry('Ali Pasha’s Cavalry', 'Cavalleria di Ali Pasha', 'f', 7, 5), // counter: Ali Pasha's Cav
    cavalry('Arab Cavalry', 'Cavalleria Araba', 'f', 6, 3),
    infantry('Greek Feudal Corps', 'Corpo Feudale Greco', 'm', 6, 2), // counter: Greek Feudal
    cavalry('Irregular Cavalry', 'Cavalleria Irregolare', 'f', 5, 2), // counter: Irregular Cav
    cavalry('Regular Cavalry', 'Cavalleria Regolare', 'f', 7, 4), // counter: Regular Cav
  ],
  usa: [
    infantry('1st Infantry Regiment', '1° Reggimento Fanteria', 'm', 8, 4), // counter: 1st Regiment
    infantry('2nd Infantry Regiment', '2° Reggimento Fanteria', 'm', 7, 4), // counter: 2nd Regiment
    infantry('3rd Infantry Regiment', '3° Reggimento Fanteria', 'm', 6, 4), // counter: 3rd Regiment
    infantry('4th Militia', '4ª Milizia', 'f', 5, 2),
    infantry('10th Infantry Regiment', '10° Reggimento Fanteria', 'm', 6, 4), // counter: 10th Regiment
    infantry('13th Militia', '13ª Milizia', 'f', 5, 2),
    infantry('22nd Infantry Regiment', '22° Reggimento Fanteria', 'm', 6, 4), // counter: 22nd Regiment
    cavalry('Volunteer Cavalry', 'Cavalleria dei Volontari', 'f', 5, 3), // counter: Volunteers
  ],
  spain: [
    infantry('1st Line Regiment', '1° Reggimento di Linea', 'm', 7, 4), // counter: 1st Line Reg
    cavalry('3rd Hussars', '3° Ussari', 'm', 6, 4),
    infantry('7th Navarrese Regiment', '7° Reggimento Navarrese', 'm', 6, 4), // counter: 7th Navarrese
    infantry('20th Line Regiment', '20° Reggimento di Linea', 'm', 6, 4), // counter: 20th Line Reg
    infantry('Regiment de Castille', 'Reggimento di Castiglia', 'm', 5, 3), // counter: Castille Reg
    cavalry('Del Rey Dragoons', 'Dragoni del Re', 'mp', 5, 3), // counter: Del Rey Drg
    infantry('Infanteria Imperial', 'Fanteria Imperiale', 'f', 6, 4), // counter: Inf Imperial
    infantry('Walloon Guards', 'Guardie Valloni', 'fp', 8, 5), // counter: Walloon Gds
  ],
  france: [
    cavalry('1st Cuirassiers', '1° Corazzieri', 'm', 7, 4),
    infantry('2nd Regiment Legere', '2° Reggimento Leggero', 'm', 6, 3), // counter: 2nd Reg Legere
    infantry('4th Regiment Suisse', '4° Reggimento Svizzero', 'm', 5, 3), // counter: 4th Reg Suisse
    infantry('8th Regiment Legere', '8° Reggimento Leggero', 'm', 6, 3), // counter: 8th Reg Legere
    infantry('19th Regiment Legere', '19° Reggimento Leggero', 'm', 7, 4), // counter: 19th Reg de Ligne
    infantry('45th Regiment Legere', '45° Reggimento Leggero', 'm', 6, 3), // counter: 45th Reg de Ligne
    cavalry('Guard Cavalry', 'Cavalleria della Guardia', 'f', 8, 5),
    infantry('Imperial Guard', 'Guardia Imperiale', 'f', 8, 5, 'rulebook'), // counter: Garde Imperial
  ],
  russia: [
    cavalry('1st Cavalry', '1ª Cavalleria', 'f', 6, 4),
    cavalry('Black Sea Cossacks', 'Cosacchi del Mar Nero', 'mp', 5, 4),
    infantry('Russian Guard', 'Guardia Russa', 'f', 8, 6),
    infantry('Kexholm Regiment', 'Reggimento Kexholm', 'm', 7, 5), // counter: Kexholm Reg
    infantry('Koursk Regiment', 'Reggimento Koursk', 'm', 6, 5), // counter: Koursk Reg
    infantry('Leib Grenadiers', 'Granatieri Leib', 'mp', 6, 5),
    infantry('Moscow Regiment', 'Reggimento Mosca', 'm', 6, 5), // counter: Moscow Reg
    infantry('Orlov Regiment', 'Reggimento Orlov', 'm', 6, 5), // counter: Orlov Reg
  ],
  britain: [
    infantry('1st Foot Guards', '1° Guardie', 'm', 8, 4),
    infantry('4th Regiment of Foot', '4° Reggimento', 'm', 7, 3), // counter: 4th Reg of Foot
    infantry('32nd Regiment of Foot', '32° Reggimento', 'm', 6, 3), // counter: 32nd Reg of Foot
    infantry('42nd Regiment of Foot', '42° Reggimento', 'm', 6, 4), // counter: 42nd Reg of Foot
    infantry('52nd Regiment of Foot', '52° Reggimento', 'm', 6, 3), // counter: 52nd Reg of Foot
    infantry('Dutch-Belgians', 'Belgi-Olandesi', 'mp', 5, 3),
    cavalry('King’s Dragoon Guards', 'Dragoni Guardie del Re', 'mp', 8, 4), // counter: King's Dragoons
    cavalry('9th Queen’s Royal Lancers', '9° Lancieri Reali della Regina', 'm', 7, 3), // counter: 9th Queen's Royal
  ],
})
