import { schoolTests } from '../../../../packages/client/test/school.ts'
import { marengo } from '../../module.ts'
import { SCHOOL } from '../../page/school.ts'

schoolTests(marengo, SCHOOL)
