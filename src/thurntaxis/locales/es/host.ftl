# The page of whoever hosts a server: /api/host

host-title = La página del anfitrión
host-token = Clave
host-enter = Entrar
host-how = La clave se crea en la línea de órdenes del servidor: thurntaxis admin host
host-wrong = Esa no es la clave.
host-tables = Mesas
host-status = Estado
host-number = Cuántas
host-sanctions = Personas expulsadas o silenciadas
host-kind = Tipo
host-workers = Procesos
host-worker = Proceso
host-began = Desde
host-sockets = Conexiones
host-in-memory = Mesas en memoria
host-processor = Tiempo de procesador
host-load = Carga
host-errors = Errores y avisos
host-refusals = Rechazos recientes
host-when = Cuándo (UTC)
host-what = Qué
host-nothing = Nada.
