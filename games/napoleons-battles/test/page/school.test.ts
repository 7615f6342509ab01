import { schoolTests } from '../../../../packages/client/test/school.ts'
import { napoleonsBattles } from '../../module.ts'
import { SCHOOL } from '../../page/school.ts'

schoolTests(napoleonsBattles, SCHOOL)
